import type { ServiceContext } from '../../context/ServiceContext.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { FetchError } from '../../outbound/fetchBytes.ts'
import type { PictureStore } from '../../pictures/createPictureStore.ts'
import { fetchPicture, readDataPicture } from '../../pictures/fetchPicture.ts'
import { mediaKind } from '../../pictures/MediaKind.ts'
import type { Picture } from '../../pictures/Picture.ts'
import { pictureMessages as messages } from '../../pictures/pictureMessages.ts'
import { findMedia, type FoundMedia, type MediaPart } from './findMedia.ts'

const TIMEOUT_MS: Readonly<Record<MediaPart, number>> = { picture: 20_000, animation: 60_000 }
const KEPT_MS = 7 * 86_400_000

type Parts = Pick<ServiceContext, 'lookup'> & {
  readonly config: Pick<ServiceContext['config'], 'nftMetadata'>
  readonly store: PictureStore
}
type Metadata = { readonly words: Record<string, unknown> | null; readonly reason: string | null }

/**
 * Pictures, videos and sounds of NFTs. Only addresses that stored metadata names are called, so this is not a proxy; contracts choose them,
 * so they are called as hostile addresses are (see `fetchBytes`).
 * @param fetch runs the request to the other host; it may refuse
 * @throws ServiceError nft/picture with what happened
 */
export function createMediaReader({ config, lookup, store }: Parts) {
  const { nftMetadata } = config
  const mostBytes = { picture: nftMetadata.mostMediaBytes, animation: nftMetadata.mostVideoBytes }
  const refuse = (writeDetail: () => string) => new ServiceError('nft/picture', writeDetail)

  async function readRemote({ uri, gateway }: FoundMedia & { state: 'remote' }, part: MediaPart): Promise<Picture> {
    const stored = await store.find(uri, KEPT_MS)
    if (stored !== null) return stored
    const request = {
      url: uri,
      timeoutMs: TIMEOUT_MS[part],
      maxBytes: mostBytes[part],
      allowedHosts: [...nftMetadata.allowedHosts, ...(gateway === undefined ? [] : [gateway])],
      lookup,
    }
    const picture = await fetchPicture(request, mediaKind)
    await store.store(uri, picture)
    return picture
  }

  return async (
    { words, reason }: Metadata,
    id: string,
    part: MediaPart,
    fetch: (read: () => Promise<Picture>) => Promise<Picture>,
  ): Promise<Picture> => {
    if (words === null && reason !== null) throw refuse(() => messages.notRead({ reason }))
    const found = findMedia(words, id, nftMetadata, part)
    const isMissing = () => (part === 'picture' ? messages.noPicture : messages.noAnimation)
    try {
      switch (found.state) {
        case 'inside': {
          const picture = readDataPicture(found.uri, mostBytes[part], mediaKind)
          if (picture === null) throw refuse(isMissing)
          return picture
        }
        case 'remote':
          return await fetch(() => readRemote(found, part))
        case 'off':
          throw refuse(() => messages.mediaOff)
        case 'no-gateway':
          throw refuse(() => messages.noGateway)
        case 'refused':
          throw refuse(() => messages.otherAddress({ start: found.start }))
        case 'none':
          throw refuse(isMissing)
      }
    } catch (error) {
      if (error instanceof FetchError) throw refuse(error.describe)
      throw error
    }
  }
}
