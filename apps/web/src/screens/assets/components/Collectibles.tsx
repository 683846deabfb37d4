import { Button, Checkbox } from '@mantine/core'
import type { Collectible } from '@countersign/api'
import { displayUnits } from '@countersign/primitives'
import {
  Chip,
  CopyButton,
  EmptyState,
  Identicon,
  ProvenanceMark,
  ShortHex,
  SkeletonRows,
  StaleNote,
} from '@countersign/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { FilterField } from '../../../parts/lists/FilterField.tsx'
import { lazyPart } from '../../../parts/status/lazyPart.tsx'
import { QueryError } from '../../../parts/status/QueryError.tsx'
import { collectiblesQuery } from '../../../data/query/collectiblesQuery.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { animationStateOf } from '../animationStateOf.ts'
import { collections, nameOfItem } from '../collections.ts'
import { nftPictureMessages } from '../nftPictureMessages.ts'
import { pictureStateOf } from '../pictureStateOf.ts'
import { NftPicture } from './NftPicture.tsx'
import { useDataSource } from '../../../data/api/dataSource.ts'
import styles from './Assets.module.css'
import { assetsMessages } from '../assetsMessages.ts'
import { collectiblesMessages } from '../collectiblesMessages.ts'

const SendNftsDialog = lazyPart(() =>
  import('./SendNftsDialog.tsx').then(({ SendNftsDialog }) => ({ default: SendNftsDialog })),
)

/** ERC-721 and ERC-1155 tokens by collection. Several can be chosen and sent in one transaction. */
export function Collectibles({ onReceive }: { onReceive: () => void }) {
  const { key } = useAccount()
  const query = useInfiniteQuery(collectiblesQuery(key))
  const [filter, setFilter] = useState('')
  const [names, setNames] = useState<ReadonlySet<string>>(new Set())
  const [isSending, setSending] = useState(false)
  const [loadsPictures, setLoadsPictures] = useState(false)
  const { from } = useDataSource()
  const items = query.data?.pages.flatMap(({ results }) => results)
  if (!items)
    return query.error ? (
      <QueryError
        title={collectiblesMessages.failed}
        error={query.error}
        stillWorks={collectiblesMessages.failedStillWorks}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <SkeletonRows rows={3} shape="table" label={collectiblesMessages.loading} />
    )
  if (items.length === 0)
    return (
      <EmptyState
        sentence={collectiblesMessages.none}
        detail={collectiblesMessages.noneDetail}
        action={<Button onClick={onReceive}>{assetsMessages.receive}</Button>}
      />
    )
  const shown = collections(items, filter)
  const chosen = items.filter((item) => names.has(nameOfItem(item)))
  const choose = (item: Collectible, isChosen: boolean) => {
    const others = [...names].filter((name) => name !== nameOfItem(item))
    setNames(new Set(isChosen ? [...others, nameOfItem(item)] : others))
  }
  return (
    <>
      {query.error && (
        <StaleNote at={query.dataUpdatedAt} onRefresh={() => void query.refetch()}>
          {collectiblesMessages.stale}
        </StaleNote>
      )}
      <div className={styles.tools}>
        <FilterField
          label={collectiblesMessages.filter}
          placeholder={collectiblesMessages.filterPlaceholder}
          value={filter}
          onChange={setFilter}
        />
        {items.some((item) => pictureStateOf(item, from).kind === 'remote') && (
          <>
            <Chip active={loadsPictures} onClick={() => setLoadsPictures(!loadsPictures)}>
              {nftPictureMessages.loadAll}
            </Chip>
            <span className={styles.hint}>{nftPictureMessages.note}</span>
          </>
        )}
        <span className={styles.sources}>
          <ProvenanceMark source="service" time={query.dataUpdatedAt} /> {collectiblesMessages.sources}
        </span>
      </div>
      {shown.length === 0 && (
        <EmptyState
          sentence={assetsMessages.noMatch}
          detail={
            query.hasNextPage
              ? collectiblesMessages.noMatchYet({ filter, count: items.length })
              : collectiblesMessages.noMatchDetail({ filter })
          }
          action={
            <button type="button" className="cs-link" onClick={() => setFilter('')}>
              {assetsMessages.clear}
            </button>
          }
        />
      )}
      {shown.map(({ address, name, items: own }) => (
        <section key={address} className={styles.collection} aria-label={name}>
          <div className={styles.collectionHead}>
            <Identicon address={address} shape="contract" size={22} />
            <h2>{name || collectiblesMessages.unnamed}</h2>
            <ShortHex value={address} />
            <CopyButton value={address} label={assetsMessages.addressOf(name || collectiblesMessages.unnamed)} />
            <span className={styles.quiet}>
              {collectiblesMessages.itemsOf({ count: own.length, standards: standardsOf(own) })}
            </span>
          </div>
          <ul className={styles.grid}>
            {own.map((item) => (
              <Item
                key={item.id}
                item={item}
                isChosen={names.has(nameOfItem(item))}
                loadsPictures={loadsPictures}
                onChoose={(isChosen) => choose(item, isChosen)}
              />
            ))}
          </ul>
        </section>
      ))}
      {query.hasNextPage && (
        <Button onClick={() => void query.fetchNextPage()} loading={query.isFetchingNextPage}>
          {collectiblesMessages.more}
        </Button>
      )}
      {chosen.length > 0 && (
        <section className={styles.bar} aria-label={collectiblesMessages.chosenBar}>
          <span className={styles.words}>
            <b>{collectiblesMessages.chosen(chosen.length)}</b>
            <span>{collectiblesMessages.oneTransaction}</span>
          </span>
          <span className={styles.acts}>
            <Button variant="subtle" onClick={() => setNames(new Set())}>
              {assetsMessages.clear}
            </Button>
            <Button variant="filled" onClick={() => setSending(true)}>
              {collectiblesMessages.sendSeveral(chosen.length)}
            </Button>
          </span>
        </section>
      )}
      <Suspense>{isSending && <SendNftsDialog items={chosen} onClose={() => setSending(false)} />}</Suspense>
    </>
  )
}

const standardsOf = (items: readonly Collectible[]): readonly string[] => [
  ...new Set(items.map(({ standard }) => (standard === 'ERC1155' ? 'ERC-1155' : 'ERC-721'))),
]

type ItemProps = { item: Collectible; isChosen: boolean; loadsPictures: boolean; onChoose(isChosen: boolean): void }

function Item({ item, isChosen, loadsPictures, onChoose }: ItemProps) {
  const { account } = useAccount()
  const { from } = useDataSource()
  const [isPlayed, setPlayed] = useState(false)
  const label = `${item.tokenSymbol} #${item.id}`
  const animation = animationStateOf(item, from)
  return (
    <li className={`cs-panel ${isChosen ? styles.chosen : ''}`}>
      <NftPicture item={item} label={label} isAsked={loadsPictures} isPlayed={isPlayed} />
      <div className={styles.caption}>
        <b>{item.name ?? `#${item.id}`}</b>
        <small>
          {item.amount === undefined
            ? label
            : collectiblesMessages.held({ item: label, amount: displayUnits(item.amount, 0, { group: true }) })}
        </small>
        {animation.kind === 'refused' && <small>{animation.reason}</small>}
        <Checkbox
          label={collectiblesMessages.choose}
          aria-label={collectiblesMessages.chooseNamed({ item: label })}
          size="xs"
          checked={isChosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
        <Link
          className="cs-link"
          to="/safes/$safe/send"
          params={{ safe: account }}
          search={{ token: item.address, tokenId: item.id }}
          aria-label={assetsMessages.sendNamed({ name: label })}
        >
          {assetsMessages.send}
        </Link>
        {animation.kind === 'playable' && (
          <button
            type="button"
            className="cs-link"
            aria-label={
              isPlayed ? nftPictureMessages.stopNamed({ item: label }) : nftPictureMessages.playNamed({ item: label })
            }
            onClick={() => setPlayed(!isPlayed)}
          >
            {isPlayed ? nftPictureMessages.stop : nftPictureMessages.play}
          </button>
        )}
      </div>
    </li>
  )
}
