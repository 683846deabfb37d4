import { type Collectible, ErrorBody } from '@countersign/api'
import { limitParallel } from '@countersign/chain-client/reads'
import { currentLanguage } from '@countersign/primitives'
import { queryOptions } from '@tanstack/react-query'
import { serviceUrl } from '../client/apiClient.ts'

/** As many as the service fetches for one client without refusing others. */
const inTurn = limitParallel(3)

/** `animation`: the video or sound that metadata names beside the picture. */
export type NftPart = 'picture' | 'animation'

const LAST_OF_PATH: Readonly<Record<NftPart, string>> = { picture: 'media', animation: 'animation' }

/** A part of an NFT, fetched by the service. The page never calls the address that the metadata names. */
export const nftMediaQuery = (chainId: string, { address, id }: Pick<Collectible, 'address' | 'id'>, part: NftPart) =>
  queryOptions({
    queryKey: ['nft-media', chainId, address, id, part],
    queryFn: ({ signal }) =>
      inTurn(() => readMedia(`/v1/chains/${chainId}/nfts/${address}/${id}/${LAST_OF_PATH[part]}`, signal)),
    staleTime: Infinity,
    retry: false,
    meta: { persist: false },
  })

const MEDIA = /^(image\/(png|jpeg|gif|webp|avif|svg\+xml)|video\/(mp4|webm|ogg)|audio\/(mp4|mpeg|wav|ogg|flac))\b/i

/** @throws Error with what happened, in the words of the service */
async function readMedia(path: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(serviceUrl(path), { signal, headers: { 'accept-language': currentLanguage() } })
  const blob = await response.blob()
  if (response.ok && MEDIA.test(blob.type)) return blob
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
