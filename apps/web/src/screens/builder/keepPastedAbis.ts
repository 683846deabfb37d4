import { addedAbiFor, saveAddedAbi } from '../../data/storage/addedAbis.ts'

/** Adds the pasted methods to what is known of their contracts, so that the review names the calls as this page did. */
export function keepPastedAbis(chainId: string, pasted: ReadonlyMap<string, readonly string[]>): void {
  for (const [text, signatures] of pasted) {
    const address: `0x${string}` = `0x${text.slice(2)}`
    const known = addedAbiFor(address, chainId)
    const functions = [...new Set([...(known?.functions ?? []), ...signatures])]
    if (functions.length === known?.functions.length) continue
    saveAddedAbi({
      address: known?.address ?? address,
      chainId: known ? known.chainId : chainId,
      functions,
      descriptor: known?.descriptor ?? null,
    })
  }
}
