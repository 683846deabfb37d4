import { errorText, parseAddressInput, type Address, type ParsedAddress } from '@countersign/primitives'
import { amountText, describedBy, FieldNote, KeyValueTable, ProvenanceMark, toasts, VerdictNote } from '@countersign/ui'
import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { addOwnToken, useOwnTokens } from '../../data/chain-only/ownTokens.ts'
import { judgeToken } from '../../data/tokens/judgeToken.ts'
import { ownBalances, ownTokensQuery } from '../../data/tokens/ownTokensQuery.ts'
import type { TokenRead } from '../../data/tokens/readToken.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { FormModal } from '../forms/FormModal.tsx'
import { useEditing } from '../forms/useEditing.ts'
import { isWholeAddress } from '../names/isWholeAddress.ts'
import { addTokenMessages as messages } from './addTokenMessages.ts'
import styles from './AddTokenDialog.module.css'
import { noteOfTrust } from './noteOfTrust.ts'
import { OwnTokenList } from './OwnTokenList.tsx'
import { tokenMarkMessages } from './tokenMarkMessages.ts'

export interface AddTokenDialogProps {
  onClose(): void
  onAdded?: (token: Address) => void
}

/** Adds a token by its address, after the contract was read from the chain, and lists those that were added before. */
export function AddTokenDialog({ onClose, onAdded }: AddTokenDialogProps) {
  const { chain, chainId, safe } = useAccount()
  const [text, setText] = useState('')
  const { isEditing, handlers } = useEditing()
  const own = useOwnTokens(chainId)
  const noteId = useId()
  const parsed = parseAddressInput(text, { shortName: chain.shortName })
  const address = parsed.ok ? parsed.address : null
  const found = useQuery(ownTokensQuery(chain, safe, address === null ? [] : [address]))
  const token = address === null ? undefined : found.data?.find((one) => one.address === address)
  const isKnown = address !== null && own.includes(address)
  const problem =
    text.trim() === '' || (isEditing && !isWholeAddress(text))
      ? null
      : problemIn(parsed, found.error, isKnown, token?.read, chain.chainName)
  const canAdd = token?.read.kind === 'token' && !isKnown
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!canAdd) return
    addOwnToken(chainId, token.address)
    const [added] = ownBalances([token])
    toasts.show({
      kind: 'info',
      title: messages.added({ symbol: added?.tokenInfo.symbol ?? token.address }),
      detail: messages.addedDetail,
    })
    setText('')
    onAdded?.(token.address)
    if (onAdded) onClose()
  }
  return (
    <FormModal opened onClose={onClose} title={messages.title}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextInput
          label={messages.address}
          description={messages.hint({ chain: chain.chainName })}
          placeholder={messages.placeholder}
          value={text}
          {...handlers}
          onChange={(event) => setText(event.currentTarget.value)}
          error={problem !== null}
          {...describedBy(problem !== null && noteId)}
          autoComplete="off"
          spellCheck={false}
          autoFocus
        />
        {problem !== null && (
          <FieldNote kind="error" id={noteId}>
            {problem}
          </FieldNote>
        )}
        {address !== null && found.isFetching && !token && (
          <p className={styles.quiet} role="status">
            {messages.reading}
          </p>
        )}
        {token && problem === null && <Preview token={token} />}
        <div className={styles.buttons}>
          <Button variant="subtle" onClick={onClose}>
            {messages.close}
          </Button>
          <Button type="submit" variant="filled" disabled={!canAdd}>
            {messages.add}
          </Button>
        </div>
      </form>
      <OwnTokenList />
    </FormModal>
  )
}

/** Why the typed address, or the token there, cannot be added; null if it can, or if it was not read yet. */
function problemIn(
  parsed: ParsedAddress,
  error: Error | null,
  isKnown: boolean,
  read: TokenRead | undefined,
  chain: string,
): string | null {
  if (!parsed.ok) return parsed.reason
  if (error) return messages.failed({ reason: errorText(error) })
  if (isKnown) return messages.already
  return read === undefined ? null : problemOf(read, chain)
}

/** Why it cannot be added; null if it can. */
function problemOf(read: TokenRead, chain: string): string | null {
  switch (read.kind) {
    case 'token':
      return null
    case 'no-code':
      return messages.noCode({ chain })
    case 'nft':
      return messages.nft(read)
    case 'no-decimals':
      return messages.noDecimals(read)
    case 'not-token':
      return messages.notToken({ chain })
  }
}

function Preview({ token }: { token: { address: Address; read: TokenRead } }) {
  const { chain, chainId } = useAccount()
  const [item] = ownBalances([token])
  if (!item) return null
  const { symbol, name, decimals } = item.tokenInfo
  const trust = judgeToken(item, { chainId, nativeSymbol: chain.nativeCurrency.symbol, own: [] })
  const mark = <ProvenanceMark source="chain" />
  return (
    <>
      <KeyValueTable
        framed
        rows={[
          { label: messages.symbol, value: symbol, note: mark },
          { label: messages.name, value: name === '' ? messages.unnamed : name, note: mark },
          { label: messages.decimals, value: String(decimals), note: mark },
          { label: messages.held, value: `${amountText(item.balance, decimals)} ${symbol}`, note: mark },
        ]}
      />
      {trust.kind === 'imitation' ? (
        <VerdictNote verdict="danger" announce title={tokenMarkMessages.imitation({ symbol: trust.of.symbol })}>
          {noteOfTrust(trust)}
        </VerdictNote>
      ) : (
        <p className={styles.quiet}>{messages.claims}</p>
      )}
    </>
  )
}
