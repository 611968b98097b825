/** The parts of jQuery that the comparison tests use. jQuery ships without types. */
declare module 'jquery' {
  interface Settings {
    url: string;
    type: 'POST';
    data: unknown;
    /** Return false to cancel the request. */
    beforeSend: (xhr: unknown, settings: { data?: string; contentType?: string }) => false;
  }
  const jquery: {
    (target: Window): { one: (type: string, listener: () => void) => unknown };
    param: (value: unknown) => string;
    ajax: (settings: Settings) => unknown;
  };
  export default jquery;
}
