import type { LocalMessage } from '@countersign/chain-client'
import { toasts } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { localMessages } from '../../../data/chain-only/localMessages.ts'
import { RemoveMessageDialog } from '../../../parts/message/RemoveMessageDialog.tsx'
import { queryKeys } from '../../../data/keys/queryKeys.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { messagesPageMessages as messages } from '../messagesPageMessages.ts'

/** Removes a message that only this browser stores, after a confirmation. */
export function RemoveKeptMessage({ kept }: { kept: LocalMessage }) {
  const { key, account } = useAccount()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const remove = async () => {
    setAsking(false)
    await localMessages.remove(kept)
    await navigate({ to: '/safes/$safe/messages', params: { safe: account } })
    queryClient.removeQueries({ queryKey: queryKeys.message(key, kept.messageHash) })
    await queryClient.invalidateQueries({ queryKey: queryKeys.messages(key) })
    toasts.show({ kind: 'info', title: messages.removed })
  }
  return (
    <>
      <Button variant="subtle" onClick={() => setAsking(true)}>
        {messages.remove}
      </Button>
      {isAsking && <RemoveMessageDialog kept={kept} onClose={() => setAsking(false)} onConfirm={() => void remove()} />}
    </>
  )
}
