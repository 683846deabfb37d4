import { buildShareFragment, type ExchangeItem } from '@countersign/safe/exchange'
import { FieldNote, Icon, useCopy } from '@countersign/ui'
import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core'
import { useEffect, useId, useState } from 'react'
import { pageLink } from '../../data/url/pageLink.ts'
import styles from './Share.module.css'

type Made = { readonly proposal: ExchangeItem; readonly secret: string | undefined } & (
  | { readonly href: string }
  | { readonly problem: string }
)

/** A link whose part behind # is the proposal, encrypted. Browsers send that part to no server. */
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
      (error: unknown) =>
        isWanted && setMade({ proposal, secret, problem: error instanceof Error ? error.message : String(error) }),
    )
    return () => {
      isWanted = false
    }
  }, [proposal, secret])
  // One with another passphrase, or none, must not be taken for the one asked for.
  const link = made?.proposal === proposal && made.secret === secret ? made : null
  const problem = link && 'problem' in link ? link.problem : null
  const noteId = useId()
  return (
    <div className={styles.stack}>
      <Checkbox
        label="Protect it with a passphrase"
        description="For links that go where others read along. Tell the passphrase another way."
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
          <PasswordInput
            label="Passphrase"
            description="Four random words or more: whoever has the link can try as often as they like."
            autoComplete="new-password"
            value={passphrase}
            aria-invalid={problem !== null}
            // This field takes no other description than its own, so the note stands inside.
            error={problem !== null && <FieldNote kind="error">{problem}</FieldNote>}
            errorProps={{ component: 'div' }}
            onChange={(event) => setPassphrase(event.currentTarget.value)}
          />
          <Button type="submit" disabled={passphrase.length < 8 || passphrase === applied}>
            Encrypt with it
          </Button>
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
        label="Link"
        readOnly
        data-code
        value={href}
        description={
          isProtected
            ? 'It opens with the passphrase only.'
            : 'Whoever has the link can read it. The key is part of it, and no server ever sees either.'
        }
        onFocus={(event) => event.currentTarget.select()}
        onCopy={onTaken}
      />
      <div className={styles.acts}>
        <Button variant="filled" leftSection={<Icon name="copy" />} onClick={take}>
          {outcome === 'copied' ? 'Copied' : outcome === 'failed' ? 'Not copied' : 'Copy link'}
        </Button>
        <span>{href.length.toLocaleString('en')} characters</span>
      </div>
    </>
  )
}
