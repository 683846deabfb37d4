import { zipSync, type Zippable } from 'fflate/browser'

/**
 * Takes the place of fflate's `zip`, which starts a worker from a `blob:` address for larger files: the policy of the page refuses that.
 * `vite.config.ts` names this file.
 */
export function zip(files: Zippable, done: (error: Error | null, archive: Uint8Array | null) => void): void {
  try {
    done(null, zipSync(files))
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)), null)
  }
}

export * from 'fflate/browser'
