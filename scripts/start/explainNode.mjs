/**
 * Why this version of Node cannot build the page: Vite needs ^20.19.0 or >=22.12.0.
 *
 * @param {string} version for example `22.12.0`
 * @returns {string | null} a sentence, or null for a version that can
 */
export function explainNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22
  if (isSupported) return null
  return `Countersign does not run with Node ${version}: it needs Node 22.12 or newer, or 20.19 or a newer 20. Install it and run the same command again.`
}
