const MAX_NAME_LENGTH = 60

/** What mail programs would turn into a link: names are set by strangers, also in mails to addresses that are not theirs. */
const LIKE_AN_ADDRESS = /[/@\\]|www\.|\p{L}\.\p{L}{2}/iu

/** Names whom it can, and nobody where the name is none. */
export function greeting(name: string): string {
  const isName = name !== '' && name.length <= MAX_NAME_LENGTH && !LIKE_AN_ADDRESS.test(name)
  return isName ? `Guten Tag ${name},` : 'Guten Tag,'
}
