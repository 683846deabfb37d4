import type { Balance } from '@countersign/api'
import { FullAddress, VerdictNote } from '@countersign/ui'
import { Button, Group, Modal, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { TokenTrust } from '../../../data/tokens/judgeToken.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { fieldMessages } from '../../../parts/forms/fieldMessages.ts'
import { noteOfTrust } from '../../../parts/tokens/noteOfTrust.ts'
import { assetViewMessages as messages } from '../assetViewMessages.ts'

type Props = { readonly token: Balance['tokenInfo']; readonly trust: TokenTrust; readonly onClose: () => void }

/** Stands before the payment of a token that copies the symbol of another one. */
export function SendImitationDialog({ token, trust, onClose }: Props) {
  const { account } = useAccount()
  return (
    <Modal
      opened
      onClose={onClose}
      title={messages.copyTitle({ symbol: token.symbol })}
      closeButtonProps={{ 'aria-label': fieldMessages.close }}
    >
      <Stack>
        <VerdictNote verdict="danger" title={noteOfTrust(trust) ?? ''}>
          {messages.copyText}
        </VerdictNote>
        <FullAddress address={token.address} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {messages.copyCancel}
          </Button>
          <Button
            variant="subtle"
            renderRoot={(props) => (
              <Link to="/safes/$safe/send" params={{ safe: account }} search={{ token: token.address }} {...props} />
            )}
          >
            {messages.copySend}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
