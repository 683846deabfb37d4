/** The URL of the stack of this run, without a slash at the end. */
export function serviceUrl(): string {
  const url = process.env['COUNTERSIGN_URL']
  if (!url) throw new Error('COUNTERSIGN_URL is not set: startStacks sets it before any journey runs.')
  return url.replace(/\/$/, '')
}
