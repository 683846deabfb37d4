/**
 * Copies text to the clipboard.
 *
 * @returns whether the browser confirmed it; false if it refused (no permission, page not in focus, no clipboard)
 *
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
