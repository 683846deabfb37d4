import type { Address, Hex } from '@countersign/primitives'

/** Invented addresses for the gallery. */
export const people: Record<'mara' | 'jun' | 'tomas' | 'priya' | 'felix', Address> = {
  mara: '0x247dc63EFa81117afe63DE938d3bC2445543BB57',
  jun: '0x235Bf49bDC754Dba3f8081730aD22D5f1f5d1081',
  tomas: '0x2ed58c32167Cd856e446994a846Ff2962932B46B',
  priya: '0x8302d112E62633C62FbfD18Ee03585BBC3Dfc900',
  felix: '0x63aC1b54b8A7f2C1f31E8B7a1C0Dd2c6b1E4A907',
}

export const treasury: Address = '0x5BA8715ABd9b1812D22240aa6A79b5E7D0D71282'
export const meridian: Address = '0x4bF213bA07B60aC4881FE1A5A0FCdf3d3183a91C'
export const lookalike: Address = '0x4bF24FfA6A9Ad04251BF9C9612B38A08409Da91C'
export const relayer: Address = '0xaa884576a4E2902aAB379Bc7c1fCceEdb5D0a8AB'
export const stranger: Address = '0xaaaDB169eDede6a0d92592E36f6695C29Ec4559A'

/** The fixed current time of the gallery: 20 Nov 2026, 14:28 UTC. */
export const now = Date.UTC(2026, 10, 20, 14, 28)

export const hashes: { title: string; hash: Hex }[] = [
  { title: 'Domain hash', hash: '0x1ebbc23afd288f9aefccc90ee0670d06ec5dc6119b0b38486f04fe507fe9e469' },
  { title: 'Message hash', hash: '0xe45637e1101eeed641a96fa5896bd900a577f9abde3ecc59aaf6298c2a9d1444' },
  { title: 'safeTxHash', hash: '0xaba3c9160e4690a4585b013d526adb1c3ca26a04f46eff13763c2e1f991687c7' },
]
