import { errorText } from '@countersign/primitives'
import { buildShareFragment, type ExchangeItem } from '@countersign/safe/exchange'
import { FieldNote, Icon, useCopy } from '@countersign/ui'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { PassphraseField } from '../../parts/forms/PassphraseField.tsx'
import { useEffect, useId, useState } from 'react'
import { pageLink } from '../../data/url/pageLink.ts'
import styles from './Share.module.css'
import { shareMessages } from './shareMessages.ts'

type Made = { readonly proposal: ExchangeItem; readonly secret: string | undefined } & (
  | { readonly href: string }
  | { readonly problem: string }
)

/** A link with the encrypted proposal after the #. Browsers do not send that part to a server. */
export function ShareLink({ proposal, onTaken }: { proposal: ExchangeItem; onTaken: () => void }) {
  const [isProtected, setProtected] = useState(false)
  const [passphrase, setPassphrase] = useState('')
  const [applied, setApplied] = useState<string | null>(null)
  const [made, setMade] = useState<Made | null>(null)
  const secret = isProtected ? applied : undefined
  useEffect(() => {
    let isWanted = true
    if (secret === null) return
    buildShareFragment(proposal, secret).then(
      (fragment) => isWanted && setMade({ proposal, secret, href: `${pageLink('/import')}#${fragment}` }),
      (error: unknown) => isWanted && setMade({ proposal, secret, problem: errorText(error) }),
    )
    return () => {
      isWanted = false
    }
  }, [proposal, secret])
  // A link with another passphrase, or without one, must not be shown for the current choice.
  const link = made?.proposal === proposal && made.secret === secret ? made : null
  const problem = link && 'problem' in link ? link.problem : null
  const noteId = useId()
  return (
    <div className={styles.stack}>
      <Checkbox
        label={shareMessages.protect}
        description={shareMessages.protectNote}
        aria-describedby={problem !== null && !isProtected ? noteId : undefined}
        checked={isProtected}
        onChange={(event) => {
          setProtected(event.currentTarget.checked)
          setApplied(null)
        }}
      />
      {isProtected && (
        <form
          className={styles.stack}
          onSubmit={(event) => {
            event.preventDefault()
            setApplied(passphrase)
          }}
        >
          <PassphraseField
            label={shareMessages.passphrase}
            description={shareMessages.passphraseNote}
            autoComplete="new-password"
            value={passphrase}
            aria-invalid={problem !== null}
            // This field has a single description, so the error is inside it.
            error={problem !== null && <FieldNote kind="error">{problem}</FieldNote>}
            errorProps={{ component: 'div' }}
            onChange={(event) => setPassphrase(event.currentTarget.value)}
          />
          <Button
            type="submit"
            disabled={passphrase.length < 8 || passphrase === applied}
            aria-describedby={`${noteId}-min`}
          >
            {shareMessages.encrypt}
          </Button>
          <p id={`${noteId}-min`}>
            {passphrase.length < 8 ? shareMessages.atLeast8 : passphrase === applied ? shareMessages.encrypted : ''}
          </p>
        </form>
      )}
      {problem !== null && !isProtected && (
        <FieldNote kind="error" id={noteId}>
          {problem}
        </FieldNote>
      )}
      {link && 'href' in link && <LinkField href={link.href} isProtected={isProtected} onTaken={onTaken} />}
    </div>
  )
}

type LinkProps = { readonly href: string; readonly isProtected: boolean; readonly onTaken: () => void }

function LinkField({ href, isProtected, onTaken }: LinkProps) {
  const { outcome, copy } = useCopy(href)
  const take = () => {
    copy()
    onTaken()
  }
  return (
    <>
      <TextInput
        label={shareMessages.link}
        readOnly
        data-code
        value={href}
        description={isProtected ? shareMessages.opensWithPassphrase : shareMessages.anyoneReads}
        onFocus={(event) => event.currentTarget.select()}
        onCopy={onTaken}
      />
      <div className={styles.acts}>
        <Button variant="filled" leftSection={<Icon name="copy" />} onClick={take}>
          {outcome === 'copied'
            ? shareMessages.copied
            : outcome === 'failed'
              ? shareMessages.notCopied
              : shareMessages.copyLink}
        </Button>
        <span>{shareMessages.characterCount({ count: href.length })}</span>
      </div>
    </>
  )
}
