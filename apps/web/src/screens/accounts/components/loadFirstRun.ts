/** The ways to open an account: only a browser without one needs them. */
export const loadFirstRun = () => import('./FirstRun.tsx')
