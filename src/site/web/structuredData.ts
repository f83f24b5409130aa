import type { PublicConfiguration } from '#shell/configuration.ts'
import { BASIC, type Offer, offersOf, PLUS } from './offers.ts'

/** Who runs the site and what it is called, for search engines. */
export function organizationData({ app }: PublicConfiguration): object {
  return {
    '@graph': [
      {
        '@type': 'Organization',
        '@id': '/#anbieter',
        name: app.companyInfo['name'],
        url: '/',
        logo: '/icon.svg',
        email: app.companyInfo['email'],
      },
      {
        '@type': 'WebSite',
        '@id': '/#website',
        name: app.name,
        url: '/',
        inLanguage: 'de',
        publisher: { '@id': '/#anbieter' },
      },
    ],
  }
}

/** What is sold at which price; the same figures as on the page. */
export function productData(configuration: PublicConfiguration): object {
  const { name, description } = configuration.app
  const offers = [...offersOf(configuration, BASIC), ...offersOf(configuration, PLUS)]
  return {
    '@type': 'Product',
    name: `${name}: Analyse eines Exposés`,
    description,
    image: '/demo/teilen.jpeg',
    brand: { '@type': 'Brand', name },
    offers: offers.map(offerData),
  }
}

function offerData({ alias, name, cents, isMonthly }: Offer): object {
  const price = { price: (cents / 100).toFixed(2), priceCurrency: 'EUR' }
  return {
    '@type': 'Offer',
    name,
    url: `/buy?package=${alias}`,
    availability: 'https://schema.org/InStock',
    ...price,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...price,
      valueAddedTaxIncluded: true,
      ...(isMonthly && { billingDuration: 1, unitCode: 'MON' }),
    },
  }
}
