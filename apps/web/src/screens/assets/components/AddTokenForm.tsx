import type { Chain } from '@countersign/api'
import { readTokens } from '@countersign/chain-client'
import { errorText, parseAddressInput } from '@countersign/primitives'
import { Button, TextInput } from '@mantine/core'
import { FieldNote, describedBy } from '@countersign/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { addOwnToken } from '../../../data/chain-only/ownTokens.ts'
import { queryKeys, type AccountKey } from '../../../data/keys/queryKeys.ts'
import { readableChain } from '../../../data/rpc/readableChain.ts'
import styles from './AddTokenForm.module.css'
import { assetsMessages as messages } from '../assetsMessages.ts'

/** Adds a token without known transfers. The contract is read from the chain before it is added. */
export function AddTokenForm({ chain, accountKey }: { chain: Chain; accountKey: AccountKey }) {
  const queryClient = useQueryClient()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const noteId = useId()
  async function add() {
    const parsed = parseAddressInput(text)
    if (!parsed.ok) return setProblem(parsed.reason)
    setIsAsking(true)
    try {
      const token = (await readTokens(readableChain(chain), [parsed.address])).get(parsed.address)
      if (token?.type !== 'ERC20') return setProblem(messages.noToken({ chain: chain.chainName }))
      addOwnToken(chain.chainId, parsed.address)
      setText('')
      setProblem(null)
      await queryClient.invalidateQueries({ queryKey: queryKeys.account(accountKey) })
    } catch (error) {
      setProblem(errorText(error))
    } finally {
      setIsAsking(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void add()
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextInput
        label={messages.tokenAddress}
        description={messages.tokenHint({ chain: chain.chainName })}
        placeholder={messages.tokenPlaceholder}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={problem !== null}
        {...describedBy(problem !== null && noteId)}
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit" size="sm" loading={isAsking}>
        {messages.addToken}
      </Button>
      {problem !== null && (
        <FieldNote kind="error" id={noteId}>
          {problem}
        </FieldNote>
      )}
    </form>
  )
}
