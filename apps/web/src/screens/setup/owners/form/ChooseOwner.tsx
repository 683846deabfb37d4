import type { Address } from '@countersign/primitives'
import { AddressLabel } from '@countersign/ui'
import { Modal, TextInput } from '@mantine/core'
import { useState } from 'react'
import { addressSuggestions } from '../../../../data/names/addressSuggestions.ts'
import { useKnownAddresses } from '../../../../data/names/useKnownAddresses.ts'
import { useAddressBook } from '../../../../data/storage/useAddressBook.ts'
import { useAccount } from '../../../../data/url/useAccount.ts'
import styles from './OwnersPage.module.css'
import { ownersFormMessages } from './ownersFormMessages.ts'

type Props = { readonly onChoose: (address: Address) => void; readonly onClose: () => void }

/** Chooses an address of this chain that has a name in this browser. */
export function ChooseOwner({ onChoose, onClose }: Props) {
  const { chainId } = useAccount()
  const entries = useAddressBook()
  const others = useKnownAddresses(chainId)
  const [text, setText] = useState('')
  const found = addressSuggestions({ text, chainId, entries, others, most: Infinity })
  return (
    <Modal
      opened
      onClose={onClose}
      title={ownersFormMessages.fromAddressBook}
      closeButtonProps={{ 'aria-label': ownersFormMessages.close }}
    >
      <TextInput
        label={ownersFormMessages.find}
        placeholder={ownersFormMessages.nameOrAddress}
        value={text}
        data-autofocus
        autoComplete="off"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <ul className={styles.book} aria-label={ownersFormMessages.knownAddresses}>
        {found.map(({ address, name, source }) => (
          <li key={address}>
            <button type="button" onClick={() => onChoose(address)}>
              <AddressLabel address={address} name={name} provenance={source} />
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <p className={styles.small}>
          {text.trim() === '' ? ownersFormMessages.noAddresses : ownersFormMessages.noMatch}
        </p>
      )}
    </Modal>
  )
}
