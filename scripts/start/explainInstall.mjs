/**
 * What to do when the packages could not be installed.
 *
 * @param {string} message what the installation said
 */
export function explainInstall(message) {
  if (/ENOSPC/.test(message)) return `The disk is full. Free about 500 MB and start again.\n\n${message}`
  if (/EACCES|EPERM|EROFS/.test(message))
    return `This folder cannot be written to. Correct its permissions and start again.\n\n${message}`
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET/.test(message))
    return `The packages could not be downloaded. Check the network, or npm's proxy and registry settings, and start again.\n\n${message}`
  return message
}
