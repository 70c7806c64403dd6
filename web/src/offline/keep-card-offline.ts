/** The page that the worker is for: it sees what this page loads, and nothing of the others. */
const scope = '/profile/card';

function isActive(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activated') resolve(true);
      if (worker.state === 'redundant') resolve(false);
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Has the card's page kept on this device. Whether it is: not where the browser or the address can't have it. */
export async function keepCardOffline(): Promise<boolean> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return false;
  try {
    const registration = await navigator.serviceWorker.register('/card-worker.js', { scope });
    // Without a load of the page itself nobody else would ask for a newer one.
    void registration.update().catch(() => undefined);
    const worker = registration.active ?? registration.waiting ?? registration.installing;
    return worker ? await isActive(worker) : false;
  } catch {
    return false;
  }
}
