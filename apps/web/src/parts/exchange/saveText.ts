/** Saves a text as a download. It does not leave this machine. */
export function saveText(name: string, text: string, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has its own copy after it started.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
