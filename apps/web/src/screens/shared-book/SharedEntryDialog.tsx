import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core'
import { type Address, errorText, hasHiddenCharacters } from '@countersign/primitives'
import { describedBy, FieldNote, FullAddress, InfoNote, VerdictNote } from '@countersign/ui'
import { useId, useState, type FormEvent } from 'react'
import type { SharedRow } from '../../data/shared-book/judgeSharedBook.ts'
import { MOST_NAME_CHARACTERS } from '../../data/storage/addressBook.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { FormModal } from '../../parts/forms/FormModal.tsx'
import { AddressField } from '../../parts/names/AddressField.tsx'
import { sharedBookMessages as messages } from './sharedBookMessages.ts'
import { useSharedAct } from './useSharedAct.ts'

type Props = {
  readonly rows: readonly SharedRow[]
  readonly owners: readonly Address[] | null
  /** The entry to change; null for a new one. */
  readonly row: SharedRow | null
  readonly onClose: () => void
}

const nameProblem = (name: string): string | null =>
  name === ''
    ? messages.noName
    : name.length > MOST_NAME_CHARACTERS
      ? messages.longName({ limit: MOST_NAME_CHARACTERS })
      : hasHiddenCharacters(name)
        ? messages.hiddenName
        : null

/** Adds a name or changes one. An owner signs it, and the service stores it. */
export function SharedEntryDialog({ rows, owners, row, onClose }: Props) {
  const { chain } = useAccount()
  const [name, setName] = useState(row?.entry.name ?? '')
  const [text, setText] = useState('')
  const [address, setAddress] = useState<Address | null>(row?.entry.address ?? null)
  const [everyNetwork, setEveryNetwork] = useState(row?.entry.everyNetwork ?? false)
  const [isTried, setTried] = useState(false)
  const id = useId()
  const trimmed = name.trim()
  const problem = nameProblem(trimmed)
  const act = useSharedAct(rows, owners, messages.added({ name: trimmed }), onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (address === null || problem !== null || act.isPending) return
    act.mutate({ address, everyNetwork, name: trimmed })
  }
  const shownProblem = isTried ? problem : null
  return (
    <FormModal opened onClose={onClose} title={row ? messages.editTitle : messages.addTitle}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <div>
            <TextInput
              label={messages.name}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
              error={shownProblem !== null}
              autoComplete="off"
              data-autofocus
              {...describedBy(shownProblem !== null && id)}
            />
            {shownProblem !== null && (
              <FieldNote kind="error" id={id}>
                {shownProblem}
              </FieldNote>
            )}
          </div>
          {row ? (
            <FullAddress address={row.entry.address} />
          ) : (
            <>
              <AddressField
                label={messages.address}
                value={text}
                onChange={setText}
                onResolved={setAddress}
                chain={chain}
                error={isTried && text.trim() === '' ? messages.noAddress : undefined}
                isFinal
              />
              <Checkbox
                label={messages.forEvery}
                description={messages.forEveryNote}
                checked={everyNetwork}
                onChange={(event) => setEveryNetwork(event.currentTarget.checked)}
              />
            </>
          )}
          <InfoNote title={messages.publicNote} />
          {act.error && <VerdictNote verdict="danger" announce title={errorText(act.error)} />}
          <Group justify="flex-end">
            <Button variant="subtle" onClick={onClose}>
              {messages.cancel}
            </Button>
            <Button type="submit" variant="filled" loading={act.isPending}>
              {messages.signAndSave}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormModal>
  )
}
