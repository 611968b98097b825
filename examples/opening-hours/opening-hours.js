/** Adds a button to the opening hours that says whether it is open now. */
function addOpeningHours() {
  // Without Atoll, visitors still see the hours.
  window.atoll?.define({
    name: 'opening-hours',
    selector: '.opening-hours',
    when: 'visible',
    load: async () => ({
      mount(element, { signal, report }) {
        const opens = Number(element.dataset.opens);
        const closes = Number(element.dataset.closes);
        if (!(opens < closes)) return report('bad_hours');
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = 'Open now?';
        element.append(' ', button);
        button.addEventListener(
          'click',
          () => {
            const hour = new Date().getHours();
            button.textContent = hour >= opens && hour < closes ? 'Open now' : 'Closed now';
          },
          { signal },
        );
        return () => button.remove();
      },
    }),
  });
}

// Atoll is a module, so it has run when the document is ready.
if (document.readyState === 'complete') addOpeningHours();
else document.addEventListener('DOMContentLoaded', addOpeningHours);
