import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SignedIn } from '#contract/accounts.ts'
import { signInWithGoogle } from '#contract/accounts.ts'
import { callServer } from '#shell/api.ts'
import { useConfiguration } from '#shell/configuration.ts'
import { localStore, LOCAL_KEYS } from '#shell/storage.ts'
import { googleSentence, NO_GOOGLE } from './faultSentences.ts'
import { type GoogleAnswer, loadGoogle } from './googleScript.ts'
import { originOf } from './originOf.ts'

interface GoogleSignInProps {
  readonly remember: boolean
  readonly onSignedIn: (answer: SignedIn) => void
  readonly onFailed: (message: string) => void
}

/** Sign-in with Google, where the operator has set it up. */
export function GoogleSignIn(props: GoogleSignInProps) {
  const { clientId } = useConfiguration().google
  return clientId === null ? null : <Offer {...props} clientId={clientId} />
}

/** Our own button first; Google's own takes its place when the visitor has agreed to it by his click. */
function Offer({ clientId, remember, onSignedIn, onFailed }: GoogleSignInProps & { readonly clientId: string }) {
  const [state, setState] = useState<'offered' | 'loading' | 'there'>('offered')
  const place = useRef<HTMLDivElement>(null)

  const take = useEffectEvent(async ({ credential }: GoogleAnswer) => {
    if (!credential) {
      onFailed('Kein id_token in Google-Response vorhanden.')
      return
    }
    const origin = originOf(localStore.read(LOCAL_KEYS.refCode), window.location.href)
    try {
      onSignedIn(await callServer(signInWithGoogle, { body: { credential, remember, ...origin } }))
    } catch (error) {
      onFailed(googleSentence(error))
    }
  })
  const failToLoad = useEffectEvent(() => {
    setState('offered')
    onFailed(NO_GOOGLE)
  })

  useEffect(() => {
    if (state !== 'loading') return
    let isWanted = true
    loadGoogle().then(
      google => {
        if (!isWanted || !place.current) return
        google.initialize({ client_id: clientId, callback: answer => void take(answer) })
        google.renderButton(place.current, { type: 'standard', text: 'continue_with', locale: 'de', width: 280 })
        google.prompt()
        setState('there')
      },
      () => {
        if (isWanted) failToLoad()
      },
    )
    return () => {
      isWanted = false
    }
  }, [state, clientId])

  return (
    <Box>
      <Divider sx={{ my: 1 }}>oder</Divider>
      {state !== 'there' && (
        <Button
          fullWidth
          variant="outlined"
          color="secondary"
          loading={state === 'loading'}
          onClick={() => setState('loading')}
        >
          Mit Google anmelden
        </Button>
      )}
      <Box ref={place} sx={{ display: 'flex', justifyContent: 'center', minHeight: state === 'there' ? 44 : 0 }} />
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
        Erst mit Ihrem Klick laden wir dafür ein Skript von Google; dabei erfährt Google Ihre IP-Adresse.
      </Typography>
    </Box>
  )
}
