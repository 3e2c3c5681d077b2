/** Parts of somebody's own: the server tells them where they are in force. */

import { parts } from '../../api/rest'
import { adopt } from './kinds'

let asked: Promise<void> | null = null

/** Null: the parts are those of the page. Otherwise what has to be waited for; it is asked for once. */
export function ownParts(version: string): Promise<void> | null {
  if (!version.includes('+')) return null
  asked ??= parts('giganten').then(adopt, () => {
    asked = null
  })
  return asked
}
