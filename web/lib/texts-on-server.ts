/** What `#texts` is in components of the server, where nothing is sent and the library costs nothing. */
export { useTranslations as useTexts } from 'next-intl';
