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
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!import.meta.env.PROD || !serviceWorker) return false;
  try {
    const known = await serviceWorker.getRegistration(scope);
    // Where the page itself is not loaded, nobody else asks for a newer one.
    void known?.update().catch(() => undefined);
    // Only once: registering waits behind every update.
    const { active, waiting, installing } = known ?? (await serviceWorker.register('/card-worker.js', { scope }));
    const worker = active ?? waiting ?? installing;
    return worker ? await isActive(worker) : false;
  } catch {
    return false;
  }
}
