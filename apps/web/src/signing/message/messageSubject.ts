import type { Chain } from '@countersign/api'
import type { AppOrigin } from '@countersign/describe/message'
import type { SigningSubject } from '../sequence/SigningPorts.ts'
import type { SignableMessage } from './SignableMessage.ts'

export const messageSubject = (chain: Chain, origin: AppOrigin | null): SigningSubject<SignableMessage> => ({
  what: 'message',
  hashOf: ({ reviewed }) => reviewed.safeMessageHash,
  checksOf: ({ checks }) => checks,
  isStored: ({ details }) => details !== null,
  async sign({ reviewed, state }) {
    const { signTypedData } = await import('../review/signTypedData.ts')
    return signTypedData(chain, reviewed.typedData, reviewed.safeMessageHash, state.owners, state.version)
  },
  async send({ reviewed, details }, { signature }) {
    if (signature === null) throw new Error('A message is sent with a signature.')
    const { deliverMessageSignature } = await import('./deliverMessageSignature.ts')
    await deliverMessageSignature({ reviewed, signature, isStored: details !== null, origin })
  },
})
