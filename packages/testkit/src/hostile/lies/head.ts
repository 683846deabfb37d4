import { isObject, type Json } from '../model/Json.ts'
import type { Lie } from '../model/Lie.ts'
import { harmless, liar, put } from './tell.ts'

const lie = liar('payment', 'boot')
const otherHash = `0x${'ab'.repeat(32)}`
const moved = (head: Json, blocks: number): Json =>
  isObject(head) ? { ...head, number: Number(head['number']) + blocks } : head

/** The newest block, at which the page reads before its node has named one. */
export const headLies: readonly Lie[] = [
  lie(
    'head',
    'an older block',
    put('boot', 'head', (head) => moved(head, -1)),
    harmless(),
  ),
  lie(
    'head',
    'a block of the future, with an invented hash',
    put('boot', 'head', (head) => ({ ...Object(moved(head, 100)), hash: otherHash })),
    harmless(),
  ),
  lie('head.hash', 'another hash', put('boot', 'head.hash', otherHash), harmless()),
]
