# files of src/campaign
