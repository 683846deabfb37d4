import { EmptyState, Icon } from '@countersign/ui'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useAccount } from '../../../data/url/useAccount.ts'

export function EmptyQueue() {
  const { account } = useAccount()
  return (
    <EmptyState
      level={2}
      sentence="Nothing waits for you."
      detail="A transaction appears here as soon as an owner proposes it."
      action={
        <Button
          leftSection={<Icon name="plus" />}
          renderRoot={(props) => <Link to="/safes/$safe/send" params={{ safe: account }} {...props} />}
        >
          New transaction
        </Button>
      }
    />
  )
}
