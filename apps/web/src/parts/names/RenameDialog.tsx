import { type Address, hasHiddenCharacters } from '@countersign/primitives'
import { describedBy, FieldNote, FullAddress } from '@countersign/ui'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useId, useState, type FormEvent } from 'react'
import { MOST_NAME_CHARACTERS } from '../../data/storage/addressBook.ts'
import { renameAddress } from '../../data/storage/renameAddress.ts'
import { FormModal } from '../forms/FormModal.tsx'
import { renameMessages as messages } from './renameMessages.ts'

type Props = {
  readonly chainId: string
  readonly address: Address
  /** The name that is shown now; null without one. */
  readonly name: string | null
  readonly onClose: () => void
}

/** Gives an address a name of one's own, in the address book of this browser. */
export function RenameDialog({ chainId, address, name: shown, onClose }: Props) {
  const [name, setName] = useState(shown ?? '')
  const [isTried, setTried] = useState(false)
  const id = useId()
  const problem = problemOf(name.trim())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (problem !== null) return
    renameAddress(address, chainId, name.trim())
    onClose()
  }
  const shownProblem = isTried ? problem : null
  return (
    <FormModal opened onClose={onClose} title={messages.title}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <FullAddress address={address} />
          <div>
            <TextInput
              label={messages.name}
              description={messages.note}
              descriptionProps={{ id: `${id}-note` }}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
              error={shownProblem !== null}
              autoComplete="off"
              data-autofocus
              {...describedBy(`${id}-note`, shownProblem !== null && id)}
            />
            {shownProblem !== null && (
              <FieldNote kind="error" id={id}>
                {shownProblem}
              </FieldNote>
            )}
          </div>
          <Group justify="flex-end">
            <Button variant="subtle" onClick={onClose}>
              {messages.cancel}
            </Button>
            <Button type="submit" variant="filled">
              {messages.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormModal>
  )
}

const problemOf = (name: string): string | null =>
  name === ''
    ? messages.noName
    : name.length > MOST_NAME_CHARACTERS
      ? messages.longName({ limit: MOST_NAME_CHARACTERS })
      : hasHiddenCharacters(name)
        ? messages.hiddenName
        : null
