document.documentElement.dataset.module = 'ran';
