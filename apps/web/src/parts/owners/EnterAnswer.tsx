import type { ExchangeItem } from '@countersign/safe/exchange'
import { errorText, type Address, type Hex, isHex } from '@countersign/primitives'
import { VerdictNote } from '@countersign/ui'
import { useState } from 'react'
import { IncomingPanel } from '../exchange/IncomingPanel.tsx'
import { useIncoming, type Way } from '../exchange/useIncoming.ts'
import { FormModal } from '../forms/FormModal.tsx'
import { useAccount } from '../../data/url/useAccount.ts'
import styles from './AskForProof.module.css'
import { takeProof } from './takeProof.ts'
import { ownerProofMessages } from './ownerProofMessages.ts'

type Props = {
  readonly owner: Address
  readonly who: string
  readonly onClose: () => void
  readonly onProven: () => void
}

/** Reads the answer of a future owner: a link, a file, a code, or the bare signature. It is verified before it is stored. */
export function EnterAnswer({ owner, who, onClose, onProven }: Props) {
  const { chain, safe } = useAccount()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const verify = async (signature: Hex, claimed: { chainId: bigint; safe: Address; owner: Address }) => {
    setBusy(true)
    setProblem(null)
    try {
      await takeProof({ kind: 'owner-proof', ...claimed, signature }, { chain, safe, owner })
      onProven()
    } catch (error) {
      setProblem(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  const take = (item: ExchangeItem) =>
    item.kind === 'owner-proof'
      ? void verify(item.signature, item)
      : setProblem(
          item.kind === 'owner-proof-request' ? ownerProofMessages.thisIsRequest : ownerProofMessages.notAnAnswer,
        )
  const incoming = useIncoming(take)
  const read = (text: string, way: Way) => {
    const typed = text.trim()
    if (isHex(typed)) return void verify(typed, { chainId: BigInt(chain.chainId), safe, owner })
    setProblem(null)
    return void incoming.take(text, way)
  }
  return (
    <FormModal
      opened
      onClose={onClose}
      size="lg"
      title={ownerProofMessages.answerOf({ who })}
      closeButtonProps={{ 'aria-label': ownerProofMessages.close }}
    >
      <div className={styles.answer}>
        <IncomingPanel
          state={incoming.state}
          onText={read}
          onPassphrase={(passphrase) => void incoming.unlock(passphrase)}
          title={isBusy ? ownerProofMessages.verifying : ownerProofMessages.readAnswer}
        >
          <p>{ownerProofMessages.answerWays}</p>
        </IncomingPanel>
        {problem !== null && (
          <VerdictNote verdict="danger" title={ownerProofMessages.notProven} announce>
            {problem}
          </VerdictNote>
        )}
      </div>
    </FormModal>
  )
}
