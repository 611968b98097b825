/** The little of jQuery that the comparison needs; it ships no types. */
declare module 'jquery' {
  interface Settings {
    url: string;
    type: 'POST';
    data: unknown;
    /** Returning false keeps the request from being sent. */
    beforeSend: (xhr: unknown, settings: { data?: string; contentType?: string }) => false;
  }
  const jquery: {
    (target: Window): { one: (type: string, listener: () => void) => unknown };
    param: (value: unknown) => string;
    ajax: (settings: Settings) => unknown;
  };
  export default jquery;
}
