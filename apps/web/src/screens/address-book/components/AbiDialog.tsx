import { formatSignature, parseAbiText, parseDescriptor } from '@countersign/safe/decode'
import { isSameAddress } from '@countersign/primitives'
import { AddressLabel, FieldNote, ProvenanceMark, describedBy, toasts } from '@countersign/ui'
import { Button, Group, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo, useState, type FormEvent } from 'react'
import { FormModal } from '../../../parts/forms/FormModal.tsx'
import { selectorsInCode } from '../../../data/chain-access/selectorsInCode.ts'
import { useChains } from '../../../data/query/useChains.ts'
import { addedAbiAt, forgetAddedAbi, saveAddedAbi } from '../../../data/storage/addedAbis.ts'
import type { AddressBookEntry } from '../../../data/storage/addressBook.ts'
import styles from './AddressBook.module.css'
import { abiMessages } from '../abiMessages.ts'

export interface AbiDialogProps {
  entry: AddressBookEntry
  onClose(): void
}

/** Adds an ABI to a contact. It has priority over every other ABI when calls are decoded. */
export function AbiDialog({ entry, onClose }: AbiDialogProps) {
  const { address, chainId } = entry
  const known = addedAbiAt(entry)
  const abiId = useId()
  const descriptionId = useId()
  const [text, setText] = useState(known?.functions.join('\n') ?? '')
  const [description, setDescription] = useState(known?.descriptor ?? '')
  const [isTried, setTried] = useState(false)
  const hasDescription = description.trim() !== ''
  const parsed = useMemo(
    // A description alone is enough, because many methods are known without an ABI.
    () => (text.trim() === '' && hasDescription ? { ok: true as const, functions: [] } : parseAbiText(text)),
    [text, hasDescription],
  )
  const described = useMemo(() => describedFor(entry, description), [entry, description])
  const functions = parsed.ok ? parsed.functions : []
  const writing = functions.filter(({ stateMutability }) => !/view|pure/.test(stateMutability))
  const save = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!parsed.ok || (described !== null && !described.ok)) return
    const descriptor = hasDescription ? description : null
    saveAddedAbi({ address, chainId, functions: functions.map(formatSignature), descriptor })
    onClose()
  }
  const problem = !parsed.ok && (isTried || text.trim() !== '') ? parsed.reason : null
  return (
    <FormModal
      opened
      onClose={onClose}
      title={abiMessages.title({ name: entry.name })}
      size="lg"
      closeButtonProps={{ 'aria-label': abiMessages.close }}
    >
      <form className={styles.form} onSubmit={save} noValidate>
        <AddressLabel address={address} name={entry.name} form="full" />
        <div>
          <Textarea
            label={abiMessages.abi}
            description={abiMessages.abiDetail}
            autosize
            minRows={6}
            maxRows={16}
            spellCheck={false}
            classNames={{ input: styles.abi ?? '' }}
            value={text}
            error={problem !== null}
            descriptionProps={{ id: `${abiId}-description` }}
            {...describedBy(abiId, `${abiId}-description`)}
            onChange={(event) => setText(event.currentTarget.value)}
            data-autofocus
          />
          <div id={abiId}>
            {problem !== null && <FieldNote kind="error">{problem}</FieldNote>}
            {functions.length > 0 && (
              <FieldNote kind="ok">
                {abiMessages.read({ methods: functions.length, writing: writing.length })}{' '}
                <ProvenanceMark source="you" />
              </FieldNote>
            )}
            {writing.length > 0 && <CodeNote entry={entry} functions={writing} />}
          </div>
        </div>
        <div>
          <Textarea
            label={
              <>
                {abiMessages.description} <small>{abiMessages.descriptionKind}</small>
              </>
            }
            description={abiMessages.descriptionDetail}
            autosize
            minRows={2}
            maxRows={8}
            spellCheck={false}
            classNames={{ input: styles.abi ?? '' }}
            value={description}
            error={described !== null && !described.ok}
            descriptionProps={{ id: `${descriptionId}-description` }}
            {...describedBy(described && descriptionId, `${descriptionId}-description`)}
            onChange={(event) => setDescription(event.currentTarget.value)}
          />
          {described && (
            <FieldNote kind={described.ok ? 'ok' : 'error'} id={descriptionId}>
              {described.words}
            </FieldNote>
          )}
        </div>
        <p>{abiMessages.abiProvesNothing}</p>
        <Group justify="flex-end">
          {known && (
            <Button
              variant="subtle"
              onClick={() => {
                forgetAddedAbi(entry)
                toasts.show({
                  kind: 'info',
                  title: abiMessages.removed({ name: entry.name }),
                  action: { label: abiMessages.undo, onClick: () => saveAddedAbi(known) },
                })
                onClose()
              }}
            >
              {abiMessages.remove}
            </Button>
          )}
          <Button variant="subtle" onClick={onClose}>
            {abiMessages.cancel}
          </Button>
          <Button type="submit" variant="filled">
            {abiMessages.save}
          </Button>
        </Group>
      </form>
    </FormModal>
  )
}

/** The number of described methods; a description of other contracts only is refused. */
function describedFor({ address, chainId }: AddressBookEntry, text: string): { ok: boolean; words: string } | null {
  if (text.trim() === '') return null
  const parsed = parseDescriptor(text)
  if (!parsed.ok) return { ok: false, words: parsed.reason }
  const { deployments, formats } = parsed.descriptor
  const isMeant = deployments.some(
    (one) => isSameAddress(one.address, address) && (chainId === null || one.chainId === chainId),
  )
  if (deployments.length > 0 && !isMeant)
    return { ok: false, words: abiMessages.otherContract({ address: deployments[0]?.address ?? '' }) }
  return {
    ok: true,
    words: abiMessages.described(formats.length),
  }
}

/** Whether the code of the contract, or of its proxy's target, contains the selectors. Checks the first chain only. */
function CodeNote({ entry, functions }: { entry: AddressBookEntry; functions: Parameters<typeof selectorsInCode>[2] }) {
  const chains = useChains()
  const chain = chains.find(({ chainId }) => chainId === entry.chainId) ?? chains[0]
  const { data, isError } = useQuery({
    queryKey: ['selectors-in-code', chain?.chainId, entry.address, functions.map(formatSignature).join()],
    queryFn: () => (chain ? selectorsInCode(chain, entry.address, functions) : null),
    enabled: chain !== undefined,
    retry: false,
    meta: { persist: false },
  })
  if (isError) return <FieldNote kind="caution">{abiMessages.notCompared}</FieldNote>
  if (!data || !chain) return null
  const { total, found, hasCode } = data
  if (!hasCode) return <FieldNote kind="caution">{abiMessages.noContract({ network: chain.chainName })}</FieldNote>
  return found === total ? (
    <FieldNote kind="ok">
      {abiMessages.allFound({ total, network: chain.chainName })} <ProvenanceMark source="chain" />
    </FieldNote>
  ) : (
    <FieldNote kind="caution">{abiMessages.partlyFound({ found, total, network: chain.chainName })}</FieldNote>
  )
}
