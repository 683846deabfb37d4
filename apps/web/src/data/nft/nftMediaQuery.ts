import { type Collectible, ErrorBody } from '@countersign/api'
import { limitParallel } from '@countersign/chain-client/reads'
import { currentLanguage } from '@countersign/primitives'
import { queryOptions } from '@tanstack/react-query'
import { serviceUrl } from '../client/apiClient.ts'

/** As many as the service fetches for one client without refusing others. */
const inTurn = limitParallel(3)

/** The picture of an NFT, fetched by the service. The page never calls the address that the metadata names. */
export const nftMediaQuery = (chainId: string, { address, id }: Pick<Collectible, 'address' | 'id'>) =>
  queryOptions({
    queryKey: ['nft-media', chainId, address, id],
    queryFn: ({ signal }) => inTurn(() => readMedia(`/v1/chains/${chainId}/nfts/${address}/${id}/media`, signal)),
    staleTime: Infinity,
    retry: false,
    meta: { persist: false },
  })

const IMAGE = /^image\/(png|jpeg|gif|webp|avif|svg\+xml)\b/i

/** @throws Error with what happened, in the words of the service */
async function readMedia(path: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(serviceUrl(path), { signal, headers: { 'accept-language': currentLanguage() } })
  const blob = await response.blob()
  if (response.ok && IMAGE.test(blob.type)) return blob
  const body = ErrorBody.safeParse(await parse(blob))
  throw new Error(body.success ? (body.data.detail ?? body.data.message) : String(response.status))
}

async function parse(blob: Blob): Promise<unknown> {
  try {
    return JSON.parse(await blob.text())
  } catch {
    return null
  }
}
