/** Hands a text to the browser's downloads. It never leaves this machine on the way. */
export function saveText(name: string, text: string, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has its own copy once it started.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
