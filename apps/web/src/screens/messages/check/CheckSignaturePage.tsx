import type { Hex } from '@countersign/primitives'
import { errorText, isHex, numberText } from '@countersign/primitives'
import {
  CheckList,
  CheckRow,
  describedBy,
  FieldNote,
  FullAddress,
  HashBlock,
  PageHeader,
  VerdictBox,
} from '@countersign/ui'
import { Button, SegmentedControl, Textarea, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNames } from '../../../data/names/useNames.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import styles from '../components/Messages.module.css'
import { messagesPageMessages } from '../messagesPageMessages.ts'
import { parseTypedData } from '../model/parseNewMessage.ts'
import type { FoundSigner, SignatureFinding, SignedSubject } from './checkMessageSignature.ts'
import { checkSignatureMessages as messages } from './checkSignatureMessages.ts'

type Kind = 'text' | 'typed' | 'hash'
const kinds = (): { value: Kind; label: string }[] => [
  { value: 'text', label: messagesPageMessages.text },
  { value: 'typed', label: messagesPageMessages.typedData },
  { value: 'hash', label: messages.hash },
]
const isKind = (value: string): value is Kind => kinds().some((one) => one.value === value)

type Parsed = { readonly subject: SignedSubject } | { readonly problem: string }

function parseSubject(kind: Kind, text: string): Parsed {
  if (kind === 'text')
    return text === '' ? { problem: messages.noText } : { subject: { kind: 'content', content: text } }
  if (kind === 'hash') {
    const hash = text.trim().toLowerCase()
    return isHex(hash) && hash.length === 66 ? { subject: { kind: 'hash', hash } } : { problem: messages.notHash }
  }
  const parsed = parseTypedData(text)
  return parsed.ok ? { subject: { kind: 'content', content: parsed.content } } : { problem: parsed.reason }
}

const parseSignature = (text: string): Hex | null => {
  const signature = text.trim()
  return isHex(signature) ? signature : null
}

/** Asks the account's contract whether it accepts a pasted signature of a pasted message. */
export function CheckSignaturePage() {
  const { chain, chainId, safe } = useAccount()
  const { nameOf } = useNames()
  const account = nameOf(safe, chainId)?.name ?? safe
  const [kind, setKind] = useState<Kind>('text')
  const [typed, setTyped] = useState<Readonly<Record<Kind, string>>>({ text: '', typed: '', hash: '' })
  const [signatureText, setSignatureText] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [messageNote, signatureNote] = [useId(), useId()]
  const parsed = parseSubject(kind, typed[kind])
  const signature = parseSignature(signatureText)
  const asking = useMutation({
    mutationFn: async (asked: { readonly subject: SignedSubject; readonly signature: Hex }) => {
      const { checkMessageSignature } = await import('./checkMessageSignature.ts')
      return checkMessageSignature(chain, safe, asked.subject, asked.signature)
    },
    retry: false,
  })
  useDocumentTitle(messages.title, account)
  const problem = isAsked && 'problem' in parsed ? parsed.problem : null
  const change = (apply: () => void) => {
    apply()
    // A result belongs to the texts it was read for.
    asking.reset()
  }
  const check = () => {
    setAsked(true)
    if ('subject' in parsed && signature !== null) asking.mutate({ subject: parsed.subject, signature })
  }
  const message = {
    label: { text: messages.message, typed: messagesPageMessages.typedJson, hash: messages.messageHash }[kind],
    value: typed[kind],
    spellCheck: false,
    error: problem !== null,
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) =>
      change(() => setTyped((all) => ({ ...all, [kind]: value }))),
    ...describedBy(problem !== null && messageNote),
  }
  return (
    <>
      <PageHeader title={messages.title} subtitle={messages.subtitle(account)} />
      <form
        className={styles.checkForm}
        onSubmit={(event) => {
          event.preventDefault()
          check()
        }}
      >
        <SegmentedControl
          aria-label={messagesPageMessages.kind}
          data={kinds()}
          value={kind}
          onChange={(value) => {
            if (isKind(value)) change(() => setKind(value))
            setAsked(false)
          }}
        />
        {kind === 'hash' ? (
          <TextInput {...message} description={messages.hashNote} />
        ) : (
          <Textarea {...message} rows={kind === 'text' ? 5 : 10} data-code={kind === 'typed' || undefined} />
        )}
        {problem !== null && (
          <FieldNote kind="error" id={messageNote}>
            {problem}
          </FieldNote>
        )}
        <Textarea
          label={messages.signature}
          description={messages.signatureNote}
          rows={4}
          data-code
          spellCheck={false}
          value={signatureText}
          onChange={({ currentTarget: { value } }) => change(() => setSignatureText(value))}
          error={isAsked && signature === null}
          {...describedBy(isAsked && signature === null && signatureNote)}
        />
        {isAsked && signature === null && (
          <FieldNote kind="error" id={signatureNote}>
            {messages.noSignature}
          </FieldNote>
        )}
        <Button type="submit" variant="filled" loading={asking.isPending} className={styles.checkButton}>
          {asking.isPending ? messages.checking : messages.check}
        </Button>
      </form>
      <div aria-live="polite" className={styles.checkResult}>
        {asking.isError && (
          <VerdictBox
            tone="unchecked"
            label={messages.result}
            title={messages.notChecked}
            detail={messages.notCheckedDetail(errorText(asking.error))}
            actions={<Button onClick={check}>{messages.again}</Button>}
          />
        )}
        {asking.data && (
          <Finding finding={asking.data} account={account} nameOf={(owner) => nameOf(owner, chainId)?.name} />
        )}
      </div>
    </>
  )
}

type FindingProps = {
  readonly finding: SignatureFinding
  readonly account: string
  readonly nameOf: (owner: NonNullable<FoundSigner['owner']>) => string | undefined
}

function Finding({ finding, account, nameOf }: FindingProps) {
  const { isAccepted, messageHash, signers, threshold, unreadable } = finding
  const at = { account, block: numberText(finding.block) }
  const counted = signers.filter(({ state }) => state === 'counts').length
  const reasons = [
    messages.refusedDetail,
    ...(unreadable === null && signers.length > 0 && counted < threshold
      ? [messages.tooFew({ counted, threshold })]
      : []),
    messages.refusedNext,
  ]
  return (
    <>
      <VerdictBox
        tone={isAccepted ? 'fine' : 'danger'}
        label={messages.result}
        title={isAccepted ? messages.valid(at) : messages.refused(at)}
        detail={isAccepted ? messages.validDetail : reasons.join(' ')}
      />
      {unreadable !== null && <p className={styles.note}>{messages.unreadable(unreadable)}</p>}
      {signers.length > 0 && (
        <CheckList label={messages.signers}>
          {signers.map(({ owner, state, reason }, index) => (
            <CheckRow
              key={index}
              verdict={state === 'counts' ? 'verified' : 'danger'}
              title={owner === null ? messages.unknownSigner : (nameOf(owner) ?? <FullAddress address={owner} />)}
            >
              {state === 'wrong' ? reason : state === 'counts' ? messages.counts : messages.notOwner}
              {owner !== null && nameOf(owner) !== undefined && (
                <div>
                  <FullAddress address={owner} />
                </div>
              )}
            </CheckRow>
          ))}
        </CheckList>
      )}
      <HashBlock look="paper" title={messages.signedHash} hash={messageHash} />
    </>
  )
}
