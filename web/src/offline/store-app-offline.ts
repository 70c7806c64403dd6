const scope = '/';

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

/** Caches the app's files on this device. Returns `false` if the browser or an insecure address can't. */
export async function storeAppOffline(): Promise<boolean> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!import.meta.env.PROD || !serviceWorker) return false;
  try {
    const known = await serviceWorker.getRegistration(scope);
    // In an app that stays open, nothing else checks for a newer worker.
    void known?.update().catch(() => undefined);
    // We register only once, because registering waits for every update.
    const { active, waiting, installing } = known ?? (await serviceWorker.register('/offline-worker.js', { scope }));
    const worker = active ?? waiting ?? installing;
    return worker ? await isActive(worker) : false;
  } catch {
    return false;
  }
}
