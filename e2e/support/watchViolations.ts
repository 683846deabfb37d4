import type { BrowserContext } from '@playwright/test'

/**
 * Records everything that the page's policy refuses, on pages opened from now on: each is a bug, even if the page
 * continues.
 *
 * @returns Notes so far, oldest first.
 */
export async function watchViolations(context: BrowserContext): Promise<readonly string[]> {
  const notes: string[] = []
  await context.exposeBinding('noteViolation', (_, text: unknown) => void notes.push(String(text)))
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event
      const note: unknown = Reflect.get(window, 'noteViolation')
      if (typeof note === 'function')
        note(
          `${effectiveDirective} refused ${blockedURI} ${sample} at ${location.pathname} (${sourceFile}:${lineNumber})`,
        )
    }),
  )
  return notes
}
