/**
 * The entry of the log of visits, which the owner of the site may switch on (wp-plugin/includes/admin/visit-log.php). It reports
 * once a visit, when the page is hidden: the Web Vitals of a share of the visits, and the widgets that failed.
 */
import { type Failure, report as reportProblem } from '../../runtime/core/report';
import { readLogData, reportOf } from './visit';

const data = readLogData(document, (url) => reportProblem('runtime', document, 'log_foreign', url));
if (data) {
  const vitals: Record<string, number> = {};
  const failed = new Set<string>();
  document.addEventListener('atoll:error', (event) =>
    failed.add((event as CustomEvent<Failure>).detail.widget),
  );

  const send = (): void => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', send, true);
    const report = reportOf(data, vitals, [...failed]);
    if (report)
      navigator.sendBeacon(
        new URL(data.url, location.href),
        new Blob([report], { type: 'application/json' }),
      );
  };
  // After the library's listeners, which set the final values.
  const listen = (): void => addEventListener('visibilitychange', send, true);

  if (Math.random() < data.share) {
    const measure = async (): Promise<void> => {
      try {
        const { onCLS, onINP, onLCP } = await import('web-vitals');
        for (const on of [onCLS, onINP, onLCP]) on(({ name, value }) => (vitals[name] = value));
      } catch {
        // Without the library, only the failures are reported.
      }
      listen();
    };
    if (document.readyState === 'complete') void measure();
    else addEventListener('load', () => void measure(), { once: true });
  } else listen();
}
