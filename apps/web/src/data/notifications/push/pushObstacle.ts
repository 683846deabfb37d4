/** Why this browser cannot get messages while the page is closed. */
export type PushObstacle =
  | 'no-service'
  /** The operator switched Web Push off, or the service has no key for it. */
  | 'service-off'
  /** Neither https nor this machine. */
  | 'not-secure'
  /** Run from the sources, without the worker that a build has. */
  | 'no-build'
  | 'no-worker'
  | 'no-push'
  | 'denied'

type Surroundings = {
  readonly hasService: boolean
  readonly pushPublicKey: string | null
  readonly isSecure: boolean
  readonly hasBuild: boolean
  readonly hasWorkers: boolean
  readonly hasPush: boolean
  readonly permission: NotificationPermission | null
}

/** The first reason, in the order in which a person can do something about it. */
export function pushObstacle(around: Surroundings): PushObstacle | null {
  if (!around.hasService) return 'no-service'
  if (around.pushPublicKey === null) return 'service-off'
  if (!around.isSecure) return 'not-secure'
  if (!around.hasBuild) return 'no-build'
  if (!around.hasWorkers) return 'no-worker'
  if (!around.hasPush || around.permission === null) return 'no-push'
  return around.permission === 'denied' ? 'denied' : null
}
