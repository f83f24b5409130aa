import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { PackageAlias } from '../domain/packages.ts'
import { packageNamed, type Tier, tierOf } from './purchaseOffer.ts'

/** Which package is chosen and which group is open; at first those of the query `package` (2.1.10). */
export function useChosenPackage() {
  const [query] = useSearchParams()
  const wanted = packageNamed(query.get('package'))
  const [chosen, choose] = useState<PackageAlias | null>(wanted)
  const [open, setOpen] = useState<Tier | null>(wanted ? tierOf(wanted) : 'basic')
  const [followed, setFollowed] = useState(wanted)
  // A link to another package while the page is open.
  if (wanted !== followed) {
    setFollowed(wanted)
    if (wanted) {
      choose(wanted)
      setOpen(tierOf(wanted))
    }
  }
  return { chosen, choose, open, setOpen }
}
