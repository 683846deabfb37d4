import { AddressSchema, ChainId } from '@countersign/api'
import { checksumAddress } from '@countersign/primitives'
import type { FastifyInstance } from 'fastify'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { createPictureStore } from '../../pictures/createPictureStore.ts'
import { mediaKind } from '../../pictures/MediaKind.ts'
import { pictureMessages } from '../../pictures/pictureMessages.ts'
import { sendPicture } from '../../pictures/sendPicture.ts'
import { decodeInput } from '../../routing/mount.ts'
import { createMediaReader } from './createMediaReader.ts'
import type { MediaPart } from './findMedia.ts'
import { findMetadata } from './findMetadata.ts'
import { nameOfToken } from './StoredMetadata.ts'

const Params = z.object({
  chainId: ChainId,
  token: AddressSchema,
  id: z.string().check(z.regex(/^\d{1,78}$/)),
})
const DAY_SECONDS = 86_400
const MOST_BYTES = 256 * 1024 * 1024
const MOST_FILES = 2000

/**
 * `GET /v1/chains/…/nfts/…/…/media` and `…/animation`: the picture, and the video or sound, of an NFT whose metadata is stored. They are not
 * JSON, so they are not in the route table.
 */
export function mountMedia(app: FastifyInstance, context: ServiceContext): void {
  const { config, clock } = context
  const folder = join(config.dataDir, 'media')
  const store = createPictureStore({ folder, mostBytes: MOST_BYTES, mostFiles: MOST_FILES, kind: mediaKind, clock })
  const readMedia = createMediaReader({ ...context, store })
  const mountPart = (name: 'media' | 'animation', part: MediaPart) =>
    app.get(`/v1/chains/:chainId/nfts/:token/:id/${name}`, async (request, reply) => {
      const { chainId, token, id } = decodeInput(Params, request.params, true)
      const key = { token: checksumAddress(token), id: BigInt(id).toString() }
      const metadata = (await findMetadata(context, chainId, [key])).get(nameOfToken(key))
      if (!metadata) throw new ServiceError('nft/unknown', () => pictureMessages.unknownNft)
      const found = await readMedia(metadata, key.id, part, (read) => app.fetchLimit.run(request, read))
      return sendPicture(reply, found, { maxAgeSeconds: DAY_SECONDS })
    })
  mountPart('media', 'picture')
  mountPart('animation', 'animation')
}
