/** Saves a file as a download. It does not leave this machine. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has its own copy after it started.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
