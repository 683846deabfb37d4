/**
 * Puts text on the clipboard.
 *
 * @returns whether the browser said it did; false where it may not (no permission, page not in focus, no clipboard).
 * @example
 * if (!(await copyText(safeTxHash))) toasts.show({ kind: 'failure', title: 'Not copied' })
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
