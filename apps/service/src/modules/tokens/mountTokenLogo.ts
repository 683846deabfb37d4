import { AddressSchema, ChainId } from '@countersign/api'
import type { FastifyInstance } from 'fastify'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { createPictureStore } from '../../pictures/createPictureStore.ts'
import { pictureKind } from '../../pictures/MediaKind.ts'
import { pictureMessages } from '../../pictures/pictureMessages.ts'
import { sendPicture } from '../../pictures/sendPicture.ts'
import { decodeInput } from '../../routing/mount.ts'
import { createLogoReader } from './createLogoReader.ts'

const Params = z.object({ chainId: ChainId, token: AddressSchema })
const DAY_SECONDS = 86_400
const MOST_BYTES = 64 * 1024 * 1024
const MOST_FILES = 5000

export type WithTokenList = Pick<ServiceContext, 'tokenList' | 'lookup' | 'monotonic' | 'clock'> & {
  readonly config: Pick<ServiceContext['config'], 'dataDir' | 'nftMetadata' | 'tokenList'>
}

/** `GET /v1/chains/…/tokens/…/logo`: the logo of a listed token. It is not JSON, so it is not in the route table. */
export function mountTokenLogo(app: FastifyInstance, context: WithTokenList): void {
  const { config, tokenList, clock } = context
  const folder = join(config.dataDir, 'logos')
  const store = createPictureStore({ folder, mostBytes: MOST_BYTES, mostFiles: MOST_FILES, kind: pictureKind, clock })
  const readLogo = createLogoReader({ ...context, store })
  app.get('/v1/chains/:chainId/tokens/:token/logo', async (request, reply) => {
    const { chainId, token } = decodeInput(Params, request.params, true)
    const listed = tokenList.find(chainId, token)
    if (!listed?.logoUri || config.tokenList?.logos !== true)
      throw new ServiceError('token/logo', () => pictureMessages.noLogo)
    const picture = await readLogo(listed, () => app.fetchLimit.take(request))
    // Wallets that are asked to list the token load it in their own windows.
    if (picture !== null) return sendPicture(reply, picture, { maxAgeSeconds: DAY_SECONDS, shownBy: 'everyone' })
    // Not an error status, because browsers would log it in the console.
    return reply.status(204).header('cache-control', 'private, max-age=600').send()
  })
}
