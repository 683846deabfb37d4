import { isVersionBelow } from '@countersign/safe/light'

const VERSION = /^\d+\.\d+\.\d+/

/** Whether a contract version is older than the recommended one. False where either is not a version: then nothing can be said. */
export const isOutdated = (version: string | null, recommended: string | null): boolean =>
  version !== null &&
  recommended !== null &&
  VERSION.test(version) &&
  VERSION.test(recommended) &&
  isVersionBelow(version, recommended)
