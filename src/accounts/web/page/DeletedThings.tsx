import Typography from '@mui/material/Typography'

/** What a deletion takes, and what the law makes us keep. */
export function DeletedThings() {
  return (
    <>
      <Typography>Das wird sofort und unwiderruflich gelöscht:</Typography>
      <Typography component="ul" sx={{ my: 1, pl: 3 }}>
        <li>Ihr Konto mit Name, E-Mail-Adresse, Rechnungsadressen und allen Anmeldungen</li>
        <li>Ihre hochgeladenen Exposés und alle Berichte, auch die bezahlten</li>
        <li>Ihr restliches Guthaben; ein laufendes Abo endet ohne weitere Abbuchung</li>
      </Typography>
      <Typography sx={{ mb: 2 }}>
        Rechnungen bewahren wir getrennt davon auf, solange es das Gesetz verlangt (acht Jahre, § 147 AO). Laden Sie
        Berichte, die Sie behalten möchten, vorher herunter.
      </Typography>
    </>
  )
}
