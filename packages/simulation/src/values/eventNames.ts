import { safe130EventsAbi, safeAbi } from '@countersign/chains'
import type { Hex } from '@countersign/primitives'
import { toEventSelector } from 'viem'
import { TOPIC } from './tokenEvents.ts'

let names: Map<string, string> | undefined

/** The name of a well-known event. The topic identifies the event's signature, not the contract's intent. */
export function eventName(topic: Hex | undefined): string | null {
  names ??= new Map([
    ...[...safe130EventsAbi, ...safeAbi].flatMap((item): [string, string][] =>
      item.type === 'event' ? [[toEventSelector(item), item.name]] : [],
    ),
    [TOPIC.transfer, 'Transfer'],
    [TOPIC.approval, 'Approval'],
    [TOPIC.approvalForAll, 'ApprovalForAll'],
    [TOPIC.transferSingle, 'TransferSingle'],
    [TOPIC.transferBatch, 'TransferBatch'],
    [TOPIC.deposit, 'Deposit'],
    [TOPIC.withdrawal, 'Withdrawal'],
    ['0x8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0', 'OwnershipTransferred'],
  ])
  return names.get(topic ?? '') ?? null
}
