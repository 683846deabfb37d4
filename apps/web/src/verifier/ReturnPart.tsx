import type { ImportedSignature, MessageReply, SharedProposal, SignatureReply } from '@countersign/safe/exchange'
import { type Hex, InputError, isHex } from '@countersign/primitives'
import { fromWalletSignature } from '@countersign/safe'
import { AddressLabel, CountersignRing, FieldNote, SectionHeading, VerdictBadge, describedBy } from '@countersign/ui'
import { Button, Textarea } from '@mantine/core'
import { useId, useMemo, useState } from 'react'
import { OutgoingCode } from '../parts/exchange/OutgoingCode.tsx'
import { verifierMessages } from './verifierMessages.ts'
import styles from './Verifier.module.css'

type Props = {
  readonly proposal: Pick<SharedProposal, 'account' | 'names'>
  /** The signatures of the proposal. */
  readonly signatures: readonly ImportedSignature[]
  /** The noun for what is signed. */
  readonly digest: 'safeTxHash' | 'safeMessageHash'
  /** Checks a signature against the hash that is shown, for the owners that the sender names. */
  readonly judge: (data: Hex) => Promise<ImportedSignature | undefined>
  readonly replyWith: (data: Hex) => SignatureReply | MessageReply
}

/** Reads the signature of the device, recovers its owner, and exports it for the first machine. */
export function ReturnPart({ proposal, signatures, digest, judge, replyWith }: Props) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const id = useId()
  const [signed, setSigned] = useState<ImportedSignature | null>(null)
  const given = signatures.filter(({ outcome }) => outcome === 'valid')
  const take = async () => {
    setProblem(null)
    const data = signatureIn(text)
    if (data === null) return setProblem(verifierMessages.notASignature)
    const judged = await judge(data)
    if (judged?.outcome !== 'valid') return setProblem(judged?.reason ?? verifierMessages.unreadable)
    const isKnown = given.some(({ owner }) => owner === judged.owner)
    if (isKnown) return setProblem(verifierMessages.alreadySigned(judged.owner ?? verifierMessages.unknownOwner))
    setSigned(judged)
  }
  const reply = useMemo(() => signed && replyWith(signed.data), [signed, replyWith])
  const threshold = proposal.account?.threshold ?? 1
  const count = given.length + (signed ? 1 : 0)
  return (
    <section>
      <SectionHeading
        title={verifierMessages.return}
        action={
          <>
            <CountersignRing required={threshold} signed={Math.min(count, threshold)} size={22} label="" />{' '}
            {signed
              ? verifierMessages.countWithThis({ count, threshold })
              : verifierMessages.countSigned({ count, threshold })}
          </>
        }
      />
      <div className={`cs-panel ${styles.pad ?? ''}`}>
        {signed?.owner && reply ? (
          <OutgoingCode item={reply} label={verifierMessages.forFirst} fileName="signature.countersign.json">
            <AddressLabel
              address={signed.owner}
              name={proposal.names.find(({ address }) => address === signed.owner)?.name}
            />
            <VerdictBadge verdict="verified" label={verifierMessages.recovers} quiet />
            <p>{verifierMessages.showFirst}</p>
          </OutgoingCode>
        ) : (
          <form
            className={styles.stack}
            onSubmit={(event) => {
              event.preventDefault()
              void take()
            }}
          >
            <Textarea
              label={verifierMessages.deviceSignature}
              description={verifierMessages.deviceSignatureText(digest)}
              placeholder="0x…"
              rows={3}
              spellCheck={false}
              data-code
              value={text}
              error={problem !== null}
              descriptionProps={{ id: `${id}-description` }}
              {...describedBy(problem !== null && id, `${id}-description`)}
              onChange={(event) => setText(event.currentTarget.value)}
            />
            {problem !== null && (
              <FieldNote kind="error" id={id}>
                {problem}
              </FieldNote>
            )}
            <Button type="submit" variant="filled" disabled={text.trim() === ''}>
              {verifierMessages.recover}
            </Button>
          </form>
        )}
      </div>
    </section>
  )
}

/** Tools print v as 0, 1, 27 or 28, with and without the prefix. */
function signatureIn(text: string): Hex | null {
  const digits = text.trim().replace(/^0x/i, '').toLowerCase()
  const hex: Hex = `0x${digits}`
  if (!isHex(hex)) return null
  if (digits.length !== 130 || /(1f|20)$/.test(digits)) return hex
  try {
    return fromWalletSignature({ signature: hex, kind: 'eoa' }).data
  } catch (error) {
    if (error instanceof InputError) return null
    throw error
  }
}
