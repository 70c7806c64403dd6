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

/** Has the app's files kept on this device. Whether they are: not where the browser or the address can't have it. */
export async function storeAppOffline(): Promise<boolean> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!import.meta.env.PROD || !serviceWorker) return false;
  try {
    const known = await serviceWorker.getRegistration(scope);
    // In an app that stays open nobody else asks for a newer one.
    void known?.update().catch(() => undefined);
    // Only once: registering waits behind every update.
    const { active, waiting, installing } = known ?? (await serviceWorker.register('/offline-worker.js', { scope }));
    const worker = active ?? waiting ?? installing;
    return worker ? await isActive(worker) : false;
  } catch {
    return false;
  }
}
