const MARKS = ['viem@', '@wagmi/core@', 'secp256k1', 'must match its checksum counterpart', 'encodeAbiParameters']

/** The scripts that contain an Ethereum library. Names of other files in a script's text do not count. */
export async function ethereumLibraries(scripts: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    scripts.map(async (url) => {
      const text = (await (await fetch(url)).text()).replace(/[\w./-]+\.js\b/g, '')
      return MARKS.some((mark) => text.includes(mark)) ? [url] : []
    }),
  )
  return found.flat()
}
